import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { Session } from '@vanda/forms/session';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';

type Withdrawal = {
  readonly form: FormId;
  readonly day: string;
  readonly replacement: Session | undefined;
  readonly atMs: number;
};

/** Builds that were under way at the withdrawal have ended by then. */
const settledMs = 10 * 60_000;

/**
 * Sessions cancelled or postponed at the desk, while the served build still lists them. Other instances
 * read them at each poll.
 */
export type WithdrawnSessions = ReturnType<typeof createWithdrawnSessions>;

export function createWithdrawnSessions(database: Database, listed: SessionsOf) {
  let withdrawals: readonly Withdrawal[] = [];
  const isOther = (form: FormId, day: string) => (one: Withdrawal) => one.form !== form || one.day !== day;

  const sessionsOf: SessionsOf = (form) => {
    const sessions = listed(form);
    const own = withdrawals.filter((one) => one.form === form.id);
    if (!sessions || own.length === 0) return sessions;
    const replacements = own.flatMap(({ replacement }) => replacement ?? []);
    return [
      ...sessions.filter(({ start }) => own.every(({ day }) => day !== start)),
      ...replacements.filter(({ start }) => sessions.every((session) => session.start !== start)),
    ];
  };

  return {
    sessionsOf,

    /** At once; `store` makes it last. Returns how to take it back. */
    close(withdrawal: Withdrawal): () => void {
      const { form, day } = withdrawal;
      const before = withdrawals.filter((one) => !isOther(form, day)(one));
      withdrawals = [...withdrawals.filter(isOther(form, day)), withdrawal];
      return () => {
        withdrawals = [...withdrawals.filter(isOther(form, day)), ...before];
      };
    },
    reopen(form: FormId, day: string): void {
      withdrawals = withdrawals.filter(isOther(form, day));
    },
    /** False where the session is withdrawn already; waits for a transaction that withdraws it. */
    async store(
      queries: Queries,
      { form, day, replacement, atMs }: Withdrawal,
      by: string,
    ): Promise<boolean> {
      const written = await queries.run(
        `INSERT INTO withdrawn_sessions (form, day, replacement, at, by_id) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING`,
        [form, day, replacement ? JSON.stringify(replacement) : null, atMs, by],
      );
      return written === 1;
    },
    async remove(queries: Queries, form: FormId, day: string): Promise<void> {
      await queries.run('DELETE FROM withdrawn_sessions WHERE form = $1 AND day = $2', [form, day]);
    },

    /** Reads what other instances withdrew, and forgets what the served build has caught up with. */
    async refresh(nowMs: number): Promise<void> {
      const rows = await database.all<Omit<Withdrawal, 'replacement'> & { replacement: string | null }>(
        'SELECT form, day, replacement, at AS "atMs" FROM withdrawn_sessions',
      );
      const stored = rows.map(
        (row): Withdrawal => ({
          ...row,
          replacement: row.replacement === null ? undefined : (JSON.parse(row.replacement) as Session),
        }),
      );
      const isOver = ({ form, day, replacement, atMs }: Withdrawal) => {
        const starts = listed(forms[form])?.map(({ start }) => start);
        const isListed = starts?.includes(day) ?? false;
        return (
          nowMs - atMs > settledMs &&
          !isListed &&
          (!replacement || (starts?.includes(replacement.start) ?? true))
        );
      };
      for (const { form, day } of stored.filter(isOver)) {
        await database.run('DELETE FROM withdrawn_sessions WHERE form = $1 AND day = $2', [form, day]);
      }
      withdrawals = stored.filter((one) => !isOver(one));
    },
  };
}
