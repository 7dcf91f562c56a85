/** Whether the visitor has asked the browser to save data: then nothing is fetched ahead. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
