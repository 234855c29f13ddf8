const paths = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  chevron: 'm5 9 7 7 7-7',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  external: 'M8 6h10v10M18 6 6 18',
  key: 'M12.5 15a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM11.2 11.8 20 3M16 7l3 3',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  menu: 'M3 8h18M3 16h12',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M8 5v14M16 5v14',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c1-5 4-7 8-7s7 2 8 7',
  play: 'M7 4.5v15L19 12z',
  plus: 'M12 4v16M4 12h16',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  tick: 'm4 13 5 5L20 6',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.5',
} as const;
export type IconName = keyof typeof paths;

/** Names with rules in base.css: a class on every icon would cost a page 60 bytes. */
const styled: readonly IconName[] = ['arrow', 'chevron', 'more', 'plus', 'tick'];

export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <svg
    className={['icon', styled.includes(name) && name, className].filter(Boolean).join(' ')}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
