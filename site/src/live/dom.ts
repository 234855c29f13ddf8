/** Attributes and listeners of an element; `onclick` and its like take functions. */
type Attributes = Record<string, string | boolean | ((event: Event) => void) | undefined>;
export type Content = Node | string | undefined | false | readonly Content[];

/** An element with attributes, listeners and content. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(
    ...(content.flat(9).filter((part) => part !== undefined && part !== false) as (Node | string)[]),
  );
  return element;
}

/** Puts styles on that come with a script: only then is there something to style. */
export function wear(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
