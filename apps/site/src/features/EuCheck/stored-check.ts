import { readStored, writeStored } from '../../config/browser-storage.ts';
import { euCheckKey, euSystemsKey } from '../../config/storage-keys.ts';
import type { KeptCheck, StoredCheck } from './EuCheck.state.ts';

/** Undefined if the browser denies storage. */
export function readStoredCheck(): StoredCheck | undefined {
  const stored = readStored('localStorage', euCheckKey);
  if (stored === undefined) return undefined;
  return isCheck(stored) ? stored : { answers: {} };
}

export function readSystems(): KeptCheck[] {
  const stored = readStored('localStorage', euSystemsKey);
  return Array.isArray(stored) ? stored.filter(isCheck) : [];
}

const isCheck = (stored: { answers?: unknown } | null): stored is KeptCheck =>
  typeof stored?.answers === 'object' &&
  stored.answers !== null &&
  Object.values(stored.answers).every(
    (chosen) => Array.isArray(chosen) && chosen.every((id) => typeof id === 'string'),
  );

export const storeCheck = ({ answers, turnoverEur, draft, notes }: StoredCheck): void =>
  writeStored('localStorage', euCheckKey, { answers, turnoverEur, draft, notes });

export const storeSystems = (systems: readonly KeptCheck[]): void =>
  writeStored('localStorage', euSystemsKey, systems.length > 0 ? systems : undefined);

/** Stores a check among the others, by default the current one, so that another can replace it without loss. */
export function keepSystem(check = readStoredCheck(), headline = ''): void {
  if (!hasAnswers(check)) return;
  const { answers, turnoverEur, notes } = check;
  storeSystems([{ answers, turnoverEur, notes, headline }, ...readSystems()]);
}

/** The stored system replaces the current one. */
export function openSystem(place: number): void {
  const systems = readSystems();
  const [opened] = systems.splice(place, 1);
  if (!opened) return;
  storeSystems(systems);
  keepSystem();
  storeCheck(opened);
}

export const hasAnswers = (check: StoredCheck | undefined): check is StoredCheck =>
  check !== undefined && Object.keys(check.answers).length > 0;

export const systemName = ({ notes }: StoredCheck) => notes?.system.name || 'A system without a name';

export const eraseStoredCheck = (): void => writeStored('localStorage', euCheckKey, undefined);
