import { Button } from '@vanda/ui/Button.tsx';
import { type FunctionComponent, useEffect, useState } from 'react';
import { Fold } from '../../components/Fold/Fold.tsx';
import type { PageOf } from '../../schemas/page.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { useLoaded } from '../use-loaded.ts';
import { isCheckAddress, nextAddress } from './check-address.ts';
import styles from './EuCheck.module.css';
import type { KeptCheck } from './EuCheck.state.ts';
import { RecordFile } from './RecordFile.tsx';
import { type CheckQuestions, loadQuestions } from './rules-file.ts';
import {
  eraseStoredCheck,
  hasAnswers,
  keepSystem,
  openSystem,
  readStoredCheck,
  readSystems,
  storeCheck,
  storeSystems,
  systemName,
} from './stored-check.ts';

type Loaded = { Check: FunctionComponent<{ rules: CheckQuestions }>; rules: CheckQuestions };

async function loadCheck(): Promise<Loaded> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The check loads in the browser alone');
  const [{ Check }, rules] = await Promise.all([import('./Check.tsx'), loadQuestions()]);
  return { Check, rules };
}

if (!import.meta.env.SSR) loadCheck().catch(() => {});

/** Buttons set the address, which opens the application. */
export function EuCheck({ start }: { start: PageOf<'eu-ai-act-check'>['start'] }) {
  const { loaded, hasFailed, open } = useLoaded(loadCheck);
  const [isResumable, setIsResumable] = useState(false);
  const [systems, setSystems] = useState<KeptCheck[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, and reads the address at every change.
  useEffect(() => {
    const onAddress = () => {
      setIsResumable(hasAnswers(readStoredCheck()));
      setSystems(readSystems());
      if (isCheckAddress(location.hash)) open();
    };
    onAddress();
    addEventListener('popstate', onAddress);
    return () => removeEventListener('popstate', onAddress);
  }, []);

  const go = () => {
    if (location.hash === nextAddress) open();
    else location.hash = nextAddress;
  };
  return (
    <div className={styles.start} id="check-start">
      <div className="buttons scripted">
        <Button variant="primary" onClick={go}>
          {isResumable ? 'Continue' : start.label}
        </Button>
        {isResumable && (
          <Button
            onClick={() => {
              keepSystem();
              eraseStoredCheck();
              go();
            }}
          >
            Keep it, check another
          </Button>
        )}
      </div>
      <p className="note">{start.note}</p>
      <Systems
        systems={systems}
        onOpen={(place) => {
          openSystem(place);
          go();
        }}
        onRemove={(place) => {
          storeSystems(systems.toSpliced(place, 1));
          setSystems(readSystems());
        }}
      />
      <div className="scripted" {...inMarkdown('skip')}>
        <Fold label="Go on from a saved record" isOnPhonesOnly={false}>
          <RecordFile
            id="record-start"
            label="Its JSON file"
            onRecord={(check) => {
              keepSystem();
              storeCheck(check);
              go();
            }}
          />
        </Fold>
      </div>
      {hasFailed && (
        <p className="note" role="alert">
          {start.failed}
        </p>
      )}
      {loaded && <loaded.Check rules={loaded.rules} />}
    </div>
  );
}

type SystemsProps = {
  systems: readonly KeptCheck[];
  onOpen: (place: number) => void;
  onRemove: (place: number) => void;
};

export function Systems({ systems, onOpen, onRemove }: SystemsProps) {
  if (systems.length === 0) return null;
  return (
    <section className={styles.systems} aria-labelledby="check-systems">
      <h2 id="check-systems">Other systems on this device</h2>
      <ul className="ruled">
        {systems.map((system, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity.
          <li key={place} className="flow">
            <span>
              <b>{systemName(system)}</b>
              <small className="note">{system.headline || 'Not finished yet'}</small>
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
    </section>
  );
}
