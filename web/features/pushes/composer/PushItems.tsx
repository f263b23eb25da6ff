import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ScrollArea } from '../../../domain/pushes/ScrollArea';
import { useScrolled } from '../../../domain/pushes/useScrolled';
import words from '../../../i18n/pushCompose';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { ItemAbout } from './config/ItemAbout';
import { PUSHES } from './keys';

interface PushItemsProps {
  pushId: string;
  groupId: string;
  itemType: number;
}

/** The items of a push with their fields (back-office§2). */
export function PushItems({ pushId, groupId, itemType }: PushItemsProps) {
  const text = useText(words).confirm;
  const { lang } = useLang();
  const query = useScrolled([...PUSHES, 'pushItems'], '/v1/push/items', {
    group_id: groupId,
    push_id: pushId,
    own: 1,
  });
  return (
    <Box component="section" aria-label={text.items} sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 650, mb: 1 }}>
        {text.items}
        {query.total === undefined ? '' : ` (${query.total})`}
      </Typography>
      <ScrollArea
        query={query}
        label={text.items}
        height="40vh"
        rowKey={(item) => item.id}
        row={(item) => (
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5, px: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.name}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                {item.scopes.map((scope) => (
                  <Chip
                    key={scope.id}
                    size="small"
                    variant="outlined"
                    label={pickName(lang, scope.name, scope.name_en)}
                  />
                ))}
              </Box>
            </Box>
            <ItemAbout item={item} itemType={itemType} />
          </Box>
        )}
      />
    </Box>
  );
}
