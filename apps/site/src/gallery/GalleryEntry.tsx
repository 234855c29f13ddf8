import type { GalleryItem } from './gallery-entries.ts';

export const GalleryEntry = ({ entry: { name, Component, examples } }: { entry: GalleryItem }) => (
  <section id={name}>
    <h2>{name}</h2>
    {Object.entries(examples).map(([state, props]) => (
      <div key={state}>
        <p className="note">{state}</p>
        <Component {...props} />
      </div>
    ))}
  </section>
);
