import styles from './Brand.module.css';

const petal = 'M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z';

export const Brand = () => (
  <span className={`flow ${styles.brand}`}>
    <svg viewBox="-118 -116 236 226" aria-hidden="true">
      {[0, 120, 240].map((degrees) => (
        <path key={degrees} transform={`rotate(${degrees})translate(0 -6)`} d={petal} />
      ))}
      <circle fill="var(--paper)" r="33" />
      <circle fill="var(--seed)" r="22" />
    </svg>
    {firm} <span>desk</span>
  </span>
);

/** Name of the firm at build, for screens that precede its data. */
export const firm = companyBrand;

/** Defined by `vite.config.ts`. */
declare const companyBrand: string;
