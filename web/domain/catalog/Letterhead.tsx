import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import catalog from '../../i18n/catalog';
import shell from '../../i18n/shell';
import { useText } from '../../kit/i18n';
import type { QrCodeProps } from '../../kit/qr/QrCode';

interface Paper {
  /** What stands at the head of the sheet, and nowhere on the screen. */
  head: ReactNode;
  print: () => Promise<void>;
}

/**
 * The page on paper, with a head that says whose it is and where it is found.
 * @param address of the page, as short as it can be: the shorter, the easier its code is to read
 */
export function useLetterhead(address: string): Paper {
  const text = useText(catalog);
  const { platform } = useText(shell);
  const [Code, setCode] = useState<ComponentType<QrCodeProps> | null>(null);
  return {
    head: (
      <Box
        aria-hidden
        className="paper"
        sx={{
          display: 'none',
          position: 'absolute',
          top: 0,
          insetInline: 24,
          height: '26mm',
          alignItems: 'center',
          justifyContent: 'space-between',
          borderBottom: '2px solid #1d5c9f',
          color: '#15253a',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{platform}</Box>
          <Box sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>{address}</Box>
        </Box>
        {Code ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.75rem' }}>
            {text.printCode}
            <Code value={address} label="" size={88} />
          </Box>
        ) : null}
      </Box>
    ),
    print: async () => {
      // Only who prints needs what draws the code; without it, the address alone stands there.
      const drawn = await import('../../kit/qr/QrCode').catch(() => null);
      if (drawn) flushSync(() => setCode(() => drawn.QrCode));
      window.print();
    },
  };
}
