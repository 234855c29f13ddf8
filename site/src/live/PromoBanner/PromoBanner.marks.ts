/** What PromoBanner.client.ts finds its markup by. */
export const marks = {
  banner: 'data-banner',
  strip: 'data-strip',
  /** A slide, with its title. */
  slide: 'data-slide',
  /** Its picture is fetched. */
  near: 'data-near',
  /** A dot, with the place of its slide from 0. */
  dot: 'data-show',
  /** `previous`, `next` or `toggle`. */
  action: 'data-do',
  count: 'data-count',
  mode: 'data-mode',
  announcement: 'data-announcement',
} as const;
