const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function capitalNumber(count: number): string {
  return capital(small[count] ?? String(count));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
