import type { Actor } from '@vanda/desk-api/common';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon, type IconName } from '@vanda/ui/Icon.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { type Command, useNowMs } from '../api/hooks.ts';
import type { RequestError } from '../api/request.ts';
import { formatTime } from '../messages/dates.ts';
import { failureMessage } from '../messages/failures.ts';
import { actorName } from '../messages/names.ts';
import styles from './Alert.module.css';
import { classNames } from './class-names.ts';
import loading from './Loading.module.css';

type AlertProps = {
  tone?: 'calm' | 'error';
  icon?: IconName;
  drawing?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  live?: boolean;
};

export const Alert = ({ tone = 'calm', icon, drawing, children, actions, live = false }: AlertProps) => (
  <div
    className={classNames('unprinted', 'unfolding', styles.alert, styles[tone])}
    role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
  >
    {drawing ?? <Icon name={icon ?? (tone === 'error' ? 'warning' : 'clock')} />}
    <div className={styles.body}>
      <div className={styles.text}>{children}</div>
      {actions && <div className="buttons">{actions}</div>}
    </div>
  </div>
);

export const Loading = ({
  rows = 8,
  message = 'Loading',
}: {
  rows?: number | undefined;
  message?: string | undefined;
}) => (
  <div className={loading.frame} role="status">
    <span className="hiddenVisually">{message}</span>
    {Array.from({ length: rows }, (_, index) => index).map((index) => (
      <div key={index} />
    ))}
  </div>
);

export type CommandFailedProps = {
  command: Pick<Command, 'error' | 'retryAtMs' | 'tryNow'>;
  safe?: string | undefined;
  refresh?: () => void;
  /** Repeats the command on the current version; offered if `touches` did not change. */
  saveToo?: (version: number) => void;
  touches?: readonly string[];
  /** Fields of the form with their own error messages: an error that is only there is not repeated. */
  fields?: readonly string[] | undefined;
};

/** A stale version shows the changes of others (optimistic locking). */
export function CommandFailed(props: CommandFailedProps) {
  const { error, retryAtMs, tryNow } = props.command;
  const { safe = 'Your text is kept in this tab.', fields = [] } = props;
  if (!error) return null;
  const errors = error.failure.code === 'invalid' ? error.failure.errors : [];
  const isAtField = ({ field }: { field: string }) =>
    fields.some((name) => field === name || field.endsWith(`.${name}`));
  if (errors.length > 0 && errors.every(isAtField)) return null;
  if (error.failure.code === 'stale') return <Conflict {...props} stale={error.failure} />;
  return (
    <Alert tone="error" live actions={retryAtMs !== undefined && <Button onClick={tryNow}>Now</Button>}>
      <p>
        <b>Not saved:</b> {failureMessage(error.failure)}. {safe}{' '}
        {retryAtMs !== undefined && <Countdown untilMs={retryAtMs} />}
      </p>
      <Technical error={error} />
    </Alert>
  );
}

type ConflictProps = CommandFailedProps & { stale: Extract<RequestError['failure'], { code: 'stale' }> };

function Conflict({ stale: { changes, version }, refresh, saveToo, touches = [] }: ConflictProps) {
  const [isShown, setShown] = useState(false);
  const nowMs = useNowMs();
  const isApart = !changes.some(({ fields }) => fields.some((name) => touches.includes(name)));
  const show = () => {
    setShown(true);
    refresh?.();
  };
  return (
    <ChangedAlert
      last={changes.at(-1)}
      onShow={show}
      more={saveToo && isApart && <Button onClick={() => saveToo(version)}>Save mine too</Button>}
    >
      {isShown && (
        <ul>
          {changes.map((change) => (
            <li key={change.version}>
              {formatTime(Math.min(change.atMs, nowMs))}, {actorName(change.by)}: {change.message}
            </li>
          ))}
        </ul>
      )}
    </ChangedAlert>
  );
}

type ChangedAlertProps = {
  last: { by: Actor; atMs: number; message: string } | undefined;
  onShow: () => void;
  more?: ReactNode;
  children?: ReactNode;
};

export const ChangedAlert = ({ last, onShow, more, children }: ChangedAlertProps) => (
  <Alert
    live
    actions={
      <>
        <Button onClick={onShow}>Show the change</Button>
        {more}
      </>
    }
  >
    <p>
      <b>
        <span>
          {last ? `${actorName(last.by)} changed this at ${formatTime(last.atMs)}` : 'This was changed'}
        </span>
        , while you had it open<span>{last ? ': ' : '. '}</span>
      </b>
      <span>{last && `${last.message}. `}</span>Your text is kept, nothing was overwritten.
    </p>
    {children}
  </Alert>
);

function Countdown({ untilMs }: { untilMs: number }) {
  const [leftMs, setLeft] = useState(untilMs - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(untilMs - Date.now()), 1000);
    return () => clearInterval(timer);
  }, [untilMs]);
  // Screen readers must not announce it every second.
  return <span aria-live="off">Trying again in {Math.max(0, Math.ceil(leftMs / 1000))} s.</span>;
}

type QueryStatusProps = {
  query: { data?: unknown; error: RequestError | null; refetch: () => unknown };
  message?: string;
  rows?: number;
};

export function QueryStatus({ query: { data, error, refetch }, message, rows }: QueryStatusProps) {
  if (!error) return data === undefined ? <Loading message={message} rows={rows} /> : null;
  return (
    <Alert tone="error" live actions={<Button onClick={() => void refetch()}>Again</Button>}>
      <p>
        <b>Not loaded:</b> {failureMessage(error.failure)}. Nothing is lost.
      </p>
      <Technical error={error} />
    </Alert>
  );
}

const Technical = ({ error: { status, failure, atMs } }: { error: RequestError }) => (
  <details>
    <summary>Details</summary>
    <p className="note">
      <span>{status === undefined ? 'No answer' : `Status ${status}`}</span>, {failure.code},{' '}
      {formatTime(atMs)}
    </p>
  </details>
);

type ProblemProps = { children: string | false | null | undefined; className?: string | undefined };

export function Problem({ children, className }: ProblemProps) {
  if (!children) return null;
  return (
    <p className={classNames('late', className)} role="alert">
      {children}
    </p>
  );
}
