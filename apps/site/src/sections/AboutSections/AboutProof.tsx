import { classNames } from '../../components/class-names.ts';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import type { PageOf } from '../../schemas/page.ts';
import styles from './AboutSections.module.css';

const counted = ['instruments', 'citations', 'changes', 'reply'] as const;

type AboutProofProps = { page: PageOf<'about'>; counts: Record<(typeof counted)[number], number> };

export function AboutProof({ page: { proofs }, counts }: AboutProofProps) {
  return (
    <section className={classNames('wrap', styles.proof)}>
      <FactsRow facts={counted.map((name) => ({ ...proofs[name], value: String(counts[name]) }))} />
      <p className="note above">{proofs.note}</p>
    </section>
  );
}
