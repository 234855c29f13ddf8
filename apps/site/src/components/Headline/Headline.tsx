import styles from './Headline.module.css';

export function Headline({ text }: { text: string }) {
  const [first = '', second] = text.split(/(?<=[:?]) (.*)/);
  if (!second) return text;
  return (
    <>
      <span className={styles.half}>{first}</span> <span className={styles.half}>{second}</span>
    </>
  );
}
