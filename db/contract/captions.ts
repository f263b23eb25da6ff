/** Characters of the captions of one film in one language. */
export const CAPTIONS_MAXIMUM = 60_000;

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
const TIMING = new RegExp(`^\\s*${TIME}\\s+-->\\s+${TIME}(?:\\s.*)?$`);
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
};

/** Whether a block is a line of text with its times, the second behind the first. */
function isCue(block: string): boolean {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const found = at === 0 || at === 1 ? TIMING.exec(lines[at] ?? '') : null;
  if (!found) return false;
  const said = lines
    .slice(at + 1)
    .join('')
    .trim();
  return secondsOf(found.slice(1, 5)) < secondsOf(found.slice(5, 9)) && said !== '' && !said.includes('-->');
}

const blocksOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.replace(/^\n+|\n+$/g, ''))
    .filter((block) => block.trim());

/** Whether a text is WebVTT with at least one line of speech. */
export function areCaptions(text: string): boolean {
  const [head = '', ...blocks] = blocksOf(text);
  const cues = blocks.filter((block) => !ASIDE.test(block));
  return /^WEBVTT(?:[ \t].*)?(?:\n.*)*$/.test(head) && !head.includes('-->') && cues.length > 0 && cues.every(isCue);
}

/**
 * Captions as editors bring them: WebVTT, or SubRip, which differs in its head and its commas.
 * @returns WebVTT with plain line ends; blank for blank; null for anything else
 */
export function readCaptions(given: string): string | null {
  const text = given
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (text === '') return '';
  const lines = text
    .split('\n')
    .map((line) => (TIMING.test(line) ? line.replace(/(\d),(\d{3})/g, '$1.$2') : line.trimEnd()));
  const vtt = /^WEBVTT/.test(text) ? lines.join('\n') : `WEBVTT\n\n${lines.join('\n')}`;
  return vtt.length <= CAPTIONS_MAXIMUM && areCaptions(vtt) ? vtt : null;
}
