import { Button } from '@vanda/ui/Button.tsx';
import { groupBy } from '../../text/group-by.ts';
import type { Finder, FoundLaw } from '../../topics/regulation/which-laws/find-laws.ts';
import styles from './Finder.module.css';

type MightListProps = {
  might: readonly FoundLaw[];
  decisions: Finder['decisions'];
  onDecide: (id: string, isYes: boolean) => void;
  onQuestion: (id: string) => void;
};

export function MightList({ might, decisions, onDecide, onQuestion }: MightListProps) {
  const byDecision = decisions.flatMap((decision) => {
    const laws = might.filter(({ asked }) => asked?.kind === 'decision' && asked.decision.id === decision.id);
    return laws.length > 0 ? [{ decision, laws }] : [];
  });
  const byQuestion = groupBy(
    might.filter(({ asked }) => asked?.kind === 'question'),
    ({ asked }) => (asked?.kind === 'question' ? asked.question : undefined),
  );
  const undecided = might.filter(({ asked }) => !asked);
  return (
    <section className={styles.part}>
      <h2>These might</h2>
      {byDecision.map(({ decision: { id, text, yes, no }, laws }) => (
        <div key={id} className={styles.decision}>
          <h3>{text}</h3>
          <LawNames laws={laws} />
          <p className={styles.choice}>
            <Button onClick={() => onDecide(id, true)}>Yes</Button>
            <span>{yes}</span>
          </p>
          <p className={styles.choice}>
            <Button onClick={() => onDecide(id, false)}>No</Button>
            <span>{no}</span>
          </p>
        </div>
      ))}
      {[...byQuestion].map(
        ([question, laws]) =>
          question && (
            <div key={question.id} className={styles.decision}>
              <h3>{question.title}</h3>
              <LawNames laws={laws} />
              <Button onClick={() => onQuestion(question.id)}>Answer it</Button>
            </div>
          ),
      )}
      {undecided.map(({ law, reason }) => (
        <div key={law.id} className={styles.decision}>
          <h3>
            <a href={law.path}>{law.name}</a>
          </h3>
          <p className="soft">{reason}</p>
        </div>
      ))}
    </section>
  );
}

const LawNames = ({ laws }: { laws: readonly FoundLaw[] }) => (
  <p className="soft">
    {laws.map(({ law, reason }, i) => (
      <span key={law.id}>
        {i > 0 && ', '}
        <a href={law.path}>{law.name}</a>
        {reason && ` (${reason})`}
      </span>
    ))}
  </p>
);
