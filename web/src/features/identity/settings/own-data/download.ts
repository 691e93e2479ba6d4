/** Has the browser save what lies at an address; a failure is told by the browser, and the page stays. */
export function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
