import { Button } from '@vanda/ui/Button.tsx';
import styles from './EuCheck.module.css';
import type { KeptCheck } from './EuCheck.state.ts';
import { hasAnswers, readStoredCheck, systemName } from './stored-check.ts';

type SystemsProps = {
  systems: readonly KeptCheck[];
  onOpen: (place: number) => void;
  onRemove: (place: number) => void;
};

export function Systems({ systems, onOpen, onRemove }: SystemsProps) {
  if (systems.length === 0) return null;
  const saveCalendar = async () => {
    const current = readStoredCheck();
    const { saveSystemsCalendar } = await import('./systems-calendar.ts');
    await saveSystemsCalendar(hasAnswers(current) ? [current, ...systems] : systems);
  };
  return (
    <section className={styles.systems} aria-labelledby="check-systems">
      <h2 id="check-systems">Other systems on this device</h2>
      <ul>
        {systems.map((system, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity.
          <li key={place}>
            <span>
              <b>{systemName(system)}</b>
              <small className="note">{system.headline || 'To be gone on with'}</small>
            </span>
            <Button size="compact" aria-label={`Open: ${systemName(system)}`} onClick={() => onOpen(place)}>
              Open
            </Button>
            <Button
              size="compact"
              aria-label={`Remove: ${systemName(system)}`}
              onClick={() => onRemove(place)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button size="compact" onClick={() => void saveCalendar()}>
          Save the days of all as one .ics
        </Button>
      </p>
    </section>
  );
}
