import type { Measure } from '../../schemas/parts/figure-fields.ts';
import { Band, type Evidence } from '../Band/Band.tsx';
import { evidenceOf } from '../Change/change-drawing.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './EvidenceKey.module.css';

const words: Partial<Record<Evidence, string>> = {
  solid: 'measured',
  veins: 'told by the company',
  dotted: 'expected, or at best',
};

/** How well what is drawn is shown: a sample and a word for each code that occurs, in one row. */
export function EvidenceKey({ codes }: { codes: readonly Evidence[] }) {
  return Object.entries(words)
    .filter(([code]) => codes.includes(code as Evidence))
    .map(([code, word]) => (
      <span key={code} className={styles.entry}>
        <Drawing height={12} className={styles.sample}>
          <Band from={0} to={100} y={0} height={12} evidence={code as Evidence} />
        </Drawing>
        <b>{word}</b>
      </span>
    ));
}

/** The same of changes, as a line of its own; nothing where none is drawn. */
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
