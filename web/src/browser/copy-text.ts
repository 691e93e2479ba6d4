/** Whether the clipboard took it: there is none on plain-http addresses, and a browser's settings may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
