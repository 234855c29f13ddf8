/**
 * Examples of a component: name of the state → its props. They feed the gallery, the render tests and the
 * screenshots, so a state that is worth showing is a state that is tested.
 */
export type Examples<Props> = Readonly<Record<string, Props>>;
