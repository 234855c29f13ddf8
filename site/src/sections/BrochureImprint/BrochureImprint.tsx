import styles from './BrochureImprint.module.css';

type BrochureImprintProps = {
  /** Address of the page on the web. */
  url: string;
  /** Day of the printed prices and dates: `21 Nov 2026`. */
  asOf: string;
};

/** Last line of a printed service page. Its presence makes the print a brochure: small type, no questions, no sources. */
export function BrochureImprint({ url, asOf }: BrochureImprintProps) {
  return (
    <p className={styles.imprint} data-brochure="">
      As of {asOf}. Questions, sources and registration: {url}
    </p>
  );
}
