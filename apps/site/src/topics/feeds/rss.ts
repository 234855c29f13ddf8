export const feedSelf = (path: string, site: string) => ({
  xmlns: { atom: 'http://www.w3.org/2005/Atom' },
  customData: `<language>en-sg</language><atom:link href="${new URL(path, site).href}" rel="self" type="application/rss+xml"/>`,
});
