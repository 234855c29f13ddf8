import type { Enquiry } from '../../contract/enquiry.ts';
import { useAct } from '../api/use-act.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import styles from './EnquiryScreen.module.css';
import { StaleOrRefused } from './StaleOrRefused.tsx';

type DeletePanelProps = { enquiry: Enquiry; isOpen: boolean; onClose: () => void; onDeleted: () => void };

/** Deletes what a robot sent; asks once more, because it is not undone. */
export function DeletePanel({
  enquiry: { reference, version, person },
  isOpen,
  onClose,
  onDeleted,
}: DeletePanelProps) {
  const act = useAct('deleteSuspected', { onDone: onDeleted });
  return (
    <Panel title="Delete what the robot sent?" isOpen={isOpen} onClose={onClose}>
      <p>
        The enquiry of {person.name}, <span className="num">{reference}</span>, goes with its content. This is
        not undone.
      </p>
      <StaleOrRefused act={act} refresh={() => undefined} safe="Nothing was deleted." />
      <div className={styles.buttons}>
        <Button onClick={() => act.press({ params: { reference }, body: { version } })}>Delete it</Button>
        <Button look="text" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Panel>
  );
}
