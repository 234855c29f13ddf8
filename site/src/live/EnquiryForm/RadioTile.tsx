import { marks } from './EnquiryForm.marks.ts';
import styles from './RadioTile.module.css';

type RadioTileProps = {
  id: string;
  name: string;
  value: string;
  label: string;
  note?: string | undefined;
  isRequired: boolean;
  /** Shown and choosable. */
  isOffered?: boolean;
  /** First day of the session that it stands for. */
  sessionStart?: string;
};

/** One choice as a tile. */
export function RadioTile({
  id,
  name,
  value,
  label,
  note,
  isRequired,
  isOffered = true,
  sessionStart,
}: RadioTileProps) {
  return (
    <label className={styles.tile} hidden={!isOffered}>
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        required={isRequired}
        disabled={!isOffered}
        {...{ [marks.start]: sessionStart }}
      />
      <span>
        <span className={styles.name}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}
