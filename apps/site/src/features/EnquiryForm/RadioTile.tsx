import styles from './RadioTile.module.css';

type RadioTileProps = {
  id: string;
  name: string;
  value: string;
  label: string;
  note?: string | undefined;
  isRequired: boolean;
  isOffered?: boolean;
  isChosen?: boolean;
  sessionStart?: string;
};

export function RadioTile({
  id,
  name,
  value,
  label,
  note,
  isRequired,
  isOffered = true,
  isChosen = false,
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
        defaultChecked={isChosen}
        data-start={sessionStart}
      />
      <span>
        <span className={`named ${styles.name}`}>{label}</span>
        {note && <span className={`note ${styles.note}`}>{note}</span>}
      </span>
    </label>
  );
}
