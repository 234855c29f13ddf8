declare module '*?inline-script' {
  /** Source of the script with all it imports, minified, to stand in a page as it is. */
  const source: string;
  export default source;
}
