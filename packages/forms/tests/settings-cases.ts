/** `undefined`: invalid. */
export const settingsCases = [
  ['SITE_URL', 'https://www.vanda.example', 'https://www.vanda.example'],
  ['SITE_URL', 'https://www.vanda.example/', 'https://www.vanda.example'],
  ['SITE_URL', 'http://localhost:8080', 'http://localhost:8080'],
  ['SITE_URL', 'vanda.example', undefined],
  ['SITE_URL', 'ftp://vanda.example', undefined],
  ['SITE_URL', 'https://vanda.example/site', undefined],
  ['SITE_URL', 'https://vanda.example/?a', undefined],
  ['SITE_URL', 'https://user:secret@vanda.example', undefined],
  ['SITE_NOW', '2025-08-01T09:00:00+08:00', Date.UTC(2025, 7, 1, 1)],
  ['SITE_NOW', '2024-02-29T09:00Z', Date.UTC(2024, 1, 29, 9)],
  ['SITE_NOW', '2025-08-01T09:00:00.250Z', Date.UTC(2025, 7, 1, 9, 0, 0, 250)],
  ['SITE_NOW', '2025-02-30T09:00:00+08:00', undefined],
  ['SITE_NOW', '2025-02-29T09:00:00Z', undefined],
  ['SITE_NOW', '2025-13-01T09:00:00Z', undefined],
  ['SITE_NOW', '2025-08-01T25:00:00Z', undefined],
  ['SITE_NOW', '2025-08-01T09:00', undefined],
  ['SITE_NOW', '2025-08-01', undefined],
  ['SITE_NOW', 'tomorrow', undefined],
  ['PORT', '8080', 8080],
  ['PORT', '65535', 65_535],
  ['PORT', '0', undefined],
  ['PORT', '65536', undefined],
  ['PORT', '80a', undefined],
  ['PORT', '-1', undefined],
  ['PORT', '1e3', undefined],
] as const;

export const mistakeLine = (name: string, value: string): RegExp =>
  new RegExp(`^${name} is "${value.replace(/[+?.]/g, '\\$&')}": give .+$`);
