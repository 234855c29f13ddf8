/**
 * A browser that translates puts a `<font>` in the place of each text (https://github.com/facebook/react/issues/11538).
 * React goes on writing to the text that it knows: what it writes is copied to the `<font>`, which is then translated again.
 */
export function followTranslation(page: Node): void {
  const fonts = new WeakMap<Node, Node>();
  const observer = new MutationObserver((changes) => {
    for (const { target, removedNodes, addedNodes, previousSibling } of changes) {
      const font = fonts.get(target);
      if (font) font.textContent = target.nodeValue;
      const replacement = [...addedNodes, previousSibling].find((node) => node?.nodeName === 'FONT');
      for (const text of removedNodes) {
        if (!replacement || text.nodeType !== Node.TEXT_NODE) continue;
        fonts.set(text, replacement);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });
}
