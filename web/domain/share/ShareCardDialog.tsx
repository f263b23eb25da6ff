import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import kit from '../../i18n/kit';
import shell from '../../i18n/shell';
import words from '../../i18n/talk';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { panel } from '../../kit/layout/panel';
import { QrCode } from '../../kit/qr/QrCode';
import { saveFile } from '../../kit/saveFile';
import { toast } from '../../kit/toast';
import { drawCard } from './drawCard';

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** A card to pass on: the name, the cover, and a code that opens the page. */
export default function ShareCardDialog({
  title,
  cover,
  address,
  lines,
}: {
  title: string;
  cover: string;
  address: string;
  lines: string[];
}) {
  const text = useText(words).share;
  const copyText = useText(kit);
  const { platform } = useText(shell);
  const [busy, setBusy] = useState(false);
  const shown = lines.filter(Boolean);
  const download = async () => {
    setBusy(true);
    try {
      const picture = await drawCard({ title, cover, address, lines: shown, scan: text.scan, platform });
      saveFile(picture, `${title.slice(0, 60)}.png`);
    } catch {
      toast.error(text.failed);
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(copyText.copied);
    } catch {
      toast.error(copyText.copyFailed);
    }
  };
  return (
    <AppDialog
      title={text.title}
      width={440}
      actions={
        <>
          <Button onClick={() => void copy()}>{copyText.copy}</Button>
          <Button variant="contained" loading={busy} onClick={() => void download()}>
            {text.download}
          </Button>
        </>
      }
    >
      <Box sx={{ ...panel, overflow: 'hidden' }}>
        <Box
          component="img"
          src={cover}
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', bgcolor: 'brand.heroFrom' }}
        />
        <Box sx={{ display: 'flex', gap: { xs: 1, sm: 2 }, p: { xs: 1.5, sm: 2.5 }, alignItems: 'flex-end' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 650, mb: 1, ...clamp(4) }}>{title}</Box>
            {shown.map((line) => (
              <Box key={line} sx={{ fontSize: '0.875rem', color: 'text.secondary', ...clamp(2) }}>
                {line}
              </Box>
            ))}
            <Box sx={{ mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{text.scan}</Box>
          </Box>
          <Box sx={{ flexShrink: 0 }}>
            <QrCode value={address} label={text.qr} size={104} />
          </Box>
        </Box>
      </Box>
    </AppDialog>
  );
}
