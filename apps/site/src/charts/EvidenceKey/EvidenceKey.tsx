import type { Measure } from '../../schemas/parts/chart-fields.ts';
import { Band, type Evidence } from '../Band/Band.tsx';
import { evidenceOf } from '../Change/change-drawing.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './EvidenceKey.module.css';

const words: Partial<Record<Evidence, string>> = {
  solid: 'measured',
  veins: 'told by the company',
  dotted: 'expected, or at best',
};

export const EvidenceKey = ({ codes }: { codes: readonly Evidence[] }) =>
  Object.entries(words)
    .filter(([code]) => codes.includes(code as Evidence))
    .map(([code, word]) => (
      <span key={code} className={styles.entry}>
        <Drawing height={12} className={styles.sample}>
          <Band from={0} to={100} y={0} height={12} evidence={code as Evidence} />
        </Drawing>
        <b>{word}</b>
      </span>
    ));

export function EvidenceLine({ measures }: { measures: readonly (Measure | undefined)[] }) {
  const codes = measures.flatMap((measure) => (measure ? evidenceOf(measure) : []));
  return (
    codes.length > 0 && (
      <p className="note">
        <EvidenceKey codes={codes} />
      </p>
    )
  );
}
