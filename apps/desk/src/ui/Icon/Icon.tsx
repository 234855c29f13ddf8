import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';

const paths = {
  chevron: 'm5 9 7 7 7-7',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  key: 'M12.5 15a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM11.2 11.8 20 3M16 7l3 3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c1-5 4-7 8-7s7 2 8 7',
  print: 'M7 9V3h10v6M7 18H4v-8h16v8h-3M7 14h10v7H7z',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5',
  tick: 'm4 13 5 5L20 6',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.5',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames(styles.icon, styles[name], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
