export const examples = {
  Arrow: { name: 'arrow' },
  Tick: { name: 'tick' },
  'Leaves the site': { name: 'external' },
  Warning: { name: 'warning' },
};
