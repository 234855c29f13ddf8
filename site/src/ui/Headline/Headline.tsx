import styles from './Headline.module.css';

/** A headline that breaks after its colon or question mark before it breaks anywhere else. */
export function Headline({ text }: { text: string }) {
  const [first = '', second] = text.split(/(?<=[:?]) (.*)/);
  if (!second) return text;
  return (
    <>
      <span className={styles.half}>{first}</span> <span className={styles.half}>{second}</span>
    </>
  );
}
