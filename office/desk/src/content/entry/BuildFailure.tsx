import type { Check } from '@vanda/desk-api/entries';
import styles from './BuildFailure.module.css';
import { CheckList } from './CheckList.tsx';

type BuildFailureProps = {
  failure: { message: string | null; output: string | null; checks?: readonly Check[] };
  title: string;
  draft: string | null;
};

/** The fields to change, or the builder's output where the content is not the reason. */
export function BuildFailure({ failure: { message, output, checks = [] }, title, draft }: BuildFailureProps) {
  return (
    <>
      {checks.length === 0 && <p className="late">{message}</p>}
      <CheckList title={title} checks={checks} draft={draft} />
      {output && (
        <details>
          <summary>What the builder wrote</summary>
          <pre className={styles.output}>{output}</pre>
        </details>
      )}
    </>
  );
}
