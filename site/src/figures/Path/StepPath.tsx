import { classNames } from '../../ui/class-names.ts';
import type { ListItem } from '../../ui/NumberedList/NumberedList.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import { type Hands, handsText } from './hands.ts';
import { Seal } from './Seal.tsx';
import { StemDrawing } from './StemDrawing.tsx';
import styles from './StepPath.module.css';

export type PathStep = ListItem & {
  /** Name under its node, where the path has more steps than columns for their texts. */
  shortTitle?: string | undefined;
  /** What the client holds after it. */
  holds?: string | undefined;
  /** What else there is to say of it, each with its label. */
  entries?: readonly { label: string; text: string }[] | undefined;
  /** Who does it, and who takes part. */
  who?: Hands | undefined;
};

type StepPathProps = {
  steps: readonly PathStep[];
  /** The third party, such as a certification body. */
  otherName?: string | undefined;
  /** In a narrow place: the stem goes down beside the texts at every width. */
  isTall?: boolean;
};

/** Steps whose texts, holdings and lanes still stand side by side under their nodes. */
const mostColumns = 5;

/**
 * Steps as a stem that climbs: what happens, what one holds afterwards, whose work it is. The texts stand under their
 * nodes; those of a long path with lanes stand beneath it. A seal ends a path whose last step somebody outside does.
 */
export function StepPath({ steps, otherName, isTall = false }: StepPathProps) {
  const isLong = steps.length > mostColumns && steps.some(({ holds, who }) => holds || who);
  const hasSeal = steps.at(-1)?.who?.other === 'does';
  return (
    <div className={classNames(styles.path, !isTall && styles.wide, isLong && !isTall && styles.long)}>
      {!isTall && <StemDrawing steps={steps} isLong={isLong} hasSeal={hasSeal} otherName={otherName} />}
      {isLong && !isTall && (
        <p className={styles.key} aria-hidden="true">
          <b>Filled:</b> does the work. <b>Ring:</b> takes part. Equal steps, not equal weeks.
        </p>
      )}
      <ol>
        {steps.map(({ title, text, sources, holds, entries, who }, i) => (
          <li key={title}>
            {hasSeal && i === steps.length - 1 && <Seal />}
            <b>{title}</b>
            {text && (
              <p>
                <Rich text={text} />
                <SourceMarks sources={sources} />
              </p>
            )}
            {entries?.map(({ label, text: entry }) => (
              <p key={label} className={styles.holds}>
                <b>{label}</b> <Rich text={entry} />
              </p>
            ))}
            {holds && (
              <p className={styles.holds}>
                <b>You hold</b> {holds}
              </p>
            )}
            {who && <p className={styles.who}>{handsText(who, otherName)}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
