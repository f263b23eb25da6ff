import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import catalog from '../../i18n/catalog';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';
import { type Traded, useTrade } from './useTrade';

/** The ways from reading to a deal (core§2): exactly three buttons, on the platform that offers deals. */
export function DealBlock(item: Traded) {
  const text = useText(catalog).deal;
  const { itemType, itemId } = item;
  const trade = useTrade(item);
  return (
    <Box className="no-print">
      <Section title={text.title} card>
        <Box sx={{ display: 'grid', gap: 1.25, '& button': { px: 1 } }}>
          <Button variant="contained" onClick={() => void trade()}>
            {text.trade}
          </Button>
          <Button variant="outlined" onClick={() => void openDialog('dealProcess', {})}>
            {text.how}
          </Button>
          <Button variant="outlined" onClick={() => void openDialog('feedback', { itemType, itemId })}>
            {text.message}
          </Button>
        </Box>
      </Section>
    </Box>
  );
}
