export function Headline({ text }: { text: string }) {
  const [first = '', second] = text.split(/(?<=[:?]) (.*)/);
  if (!second) return text;
  return (
    <>
      <span className="whole">{first}</span> <span className="whole">{second}</span>
    </>
  );
}
