/** Props by state, for the gallery, render tests and screenshots. */
export type Examples<Component extends (props: never) => unknown> = Readonly<
  Record<string, Parameters<Component> extends [infer Props] ? Props : object>
>;
