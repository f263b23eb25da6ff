import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, useLocation } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import { ITEM } from '../../../db/contract/limits';
import words from '../../i18n/frontDoor';
import { useText } from '../../kit/i18n';

const KINDS: Readonly<Record<string, number>> = { resultDetail: ITEM.result, demandDetail: ITEM.demand };

/** Below an item, for who came in by the international front door: the way to the platform's desk. */
export default function DeskStrip() {
  const text = useText(words);
  const [, page = '', id = ''] = useLocation().pathname.split('/');
  const kind = KINDS[page];
  if (!kind || !id) return null;
  return (
    <Box component="aside" aria-label={text.askDesk} sx={{ mt: 5, bgcolor: 'brand.tint' }}>
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 3 }}
      >
        <Box sx={{ flex: '1 1 320px', fontSize: '1.0625rem', fontWeight: 600 }}>{text.strip}</Box>
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={`${FRONT_DOOR_PAGES.home}?about=${kind}-${encodeURIComponent(id)}#contact`}
        >
          {text.askDesk}
        </Button>
      </Container>
    </Box>
  );
}
