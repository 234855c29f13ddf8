export function saveFile(name: string, type: string, text: string): void {
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([text], { type }));
  file.download = name;
  file.click();
  URL.revokeObjectURL(file.href);
}
