import type { PageOf } from '../../schemas/page.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { marks } from './EuCheck.marks.ts';
import styles from './EuCheck.module.css';

type EuCheckProps = {
  start: PageOf<'eu-ai-act-check'>['start'];
  /** Address of the rules. */
  rulesPath: string;
};

/** The start of the check. Without its script the button is not there, and the table below holds the same. */
export function EuCheck({ start, rulesPath }: EuCheckProps) {
  return (
    <div className={styles.start} {...{ [marks.start]: rulesPath }}>
      <div className={styles.buttons}>
        <Button variant="primary" hidden {...{ [marks.button]: '' }}>
          {start.label}
        </Button>
        <Button hidden {...{ [marks.again]: '' }}>
          Start again
        </Button>
      </div>
      <p className="note">{start.note}</p>
    </div>
  );
}
