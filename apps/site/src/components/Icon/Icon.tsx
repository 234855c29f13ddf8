import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';

const paths = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  chevron: 'm5 9 7 7 7-7',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  external: 'M8 6h10v10M18 6 6 18',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  menu: 'M3 8h18M3 16h12',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15L19 12z',
  plus: 'M12 4v16M4 12h16',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  tick: 'm4 13 5 5L20 6',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.5',
} as const;
export type IconName = keyof typeof paths;

type IconProps = { name: IconName; className?: string | undefined };

export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[name], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
