import encodeQR from 'qr';

/** What stands on the picture. */
interface CardContent {
  title: string;
  cover: string;
  address: string;
  lines: string[];
  scan: string;
  platform: string;
}

const WIDTH = 750;
const COVER = 422;
const PAD = 40;
const CODE = 200;
const TITLE_LINES = 3;
const FONT = '"Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif';

/** Covers come from this site: a picture from elsewhere would taint the canvas, and is left out. */
async function pictureOf(cover: string): Promise<HTMLImageElement | null> {
  if (new URL(cover, location.origin).origin !== location.origin) return null;
  const picture = new Image();
  picture.src = cover;
  await picture.decode().catch(() => null);
  return picture.naturalWidth > 0 ? picture : null;
}

function broken(context: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  // Chinese breaks at every character, other scripts between words; a word that is too long is cut.
  const parts = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+|\s+/gu) ?? [];
  const wide = (part: string): boolean => context.measureText(part.trimEnd()).width > width;
  for (const part of parts.flatMap((each) => (wide(each) ? [...each] : [each]))) {
    if (wide(line + part)) {
      lines.push(line.trimEnd());
      line = '';
    }
    if (line || part.trim()) line += part;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, -1)}…`];
}

function drawCover(context: CanvasRenderingContext2D, picture: HTMLImageElement | null): void {
  const ground = context.createLinearGradient(0, 0, WIDTH, COVER);
  ground.addColorStop(0, '#12457f');
  ground.addColorStop(1, '#2d80d6');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, COVER);
  if (!picture) return;
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.max(WIDTH / naturalWidth, COVER / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  context.save();
  context.beginPath();
  context.rect(0, 0, WIDTH, COVER);
  context.clip();
  context.drawImage(picture, (WIDTH - width) / 2, (COVER - height) / 2, width, height);
  context.restore();
}

function drawCode(context: CanvasRenderingContext2D, address: string, x: number, y: number): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  // Whole pixels: readers want sharp squares.
  const side = Math.floor(CODE / rows.length);
  context.fillStyle = '#10233c';
  rows.forEach((row, line) => {
    row.forEach((dark, column) => {
      if (dark) context.fillRect(x + column * side, y + line * side, side, side);
    });
  });
}

/** The share card as a PNG, drawn by ourselves: always light, as cards that are passed on are. */
export async function drawCard({ title, cover, address, lines, scan, platform }: CardContent): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const picture = await pictureOf(cover);
  const width = WIDTH - PAD * 3 - CODE;
  context.font = `600 34px ${FONT}`;
  const titleLines = broken(context, title, width, TITLE_LINES);
  const textHeight = titleLines.length * 46 + lines.length * 34 + 34 * 2;
  canvas.width = WIDTH;
  canvas.height = COVER + PAD * 2 + Math.max(CODE, textHeight);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawCover(context, picture);
  let y = COVER + PAD + 34;
  context.fillStyle = '#10233c';
  context.font = `600 34px ${FONT}`;
  for (const line of titleLines) {
    context.fillText(line, PAD, y);
    y += 46;
  }
  context.fillStyle = '#51606f';
  context.font = `400 24px ${FONT}`;
  for (const line of [...lines, scan, platform]) {
    context.fillText(broken(context, line, width, 1)[0] ?? '', PAD, y);
    y += 34;
  }
  drawCode(context, address, WIDTH - PAD - CODE, COVER + PAD);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
