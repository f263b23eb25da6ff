import Box from '@mui/material/Box';
import type { SuggestAnswer } from '../../../db/contract/search';
import words from '../../i18n/search';
import { pickName, useLang, useText } from '../../kit/i18n';
import { hiddenText } from '../../kit/layout/hiddenText';
import { panel } from '../../kit/layout/panel';

export type Suggested = SuggestAnswer['groups'][number];

interface SuggestionsProps {
  id: string;
  groups: readonly Suggested[];
  /** Which of all is chosen by keys; -1 for none. */
  at: number;
  onPick: (page: string) => void;
}

/** What bears the typed words in its name, by kind, under the field; the field itself keeps the focus. */
export function Suggestions({ id, groups, at, onPick }: SuggestionsProps) {
  const text = useText(words);
  const { lang } = useLang();
  const count = groups.reduce((sum, { records }) => sum + records.length, 0);
  let place = -1;
  return (
    <>
      <Box aria-live="polite" sx={hiddenText}>
        {count > 0 ? text.suggested(count) : ''}
      </Box>
      {count > 0 ? (
        <Box
          id={id}
          role="listbox"
          aria-label={text.suggestions}
          sx={{
            ...panel,
            position: 'absolute',
            insetInline: 0,
            top: 'calc(100% + 6px)',
            maxHeight: 'min(60vh, 480px)',
            overflowY: 'auto',
            py: 1,
            color: 'text.primary',
            boxShadow: 'var(--card-shadow)',
          }}
        >
          {groups.map(({ kind, records }) => (
            <Box key={kind} role="group" aria-label={text.kinds[kind]}>
              <Box aria-hidden sx={{ px: 2, pt: 1, pb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
                {text.kinds[kind]}
              </Box>
              {records.map((hit) => {
                place++;
                const index = place;
                return (
                  <Box
                    key={hit.id}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    // Before the field loses the focus, with which the list goes.
                    onMouseDown={(event) => {
                      event.preventDefault();
                      onPick(hit.page);
                    }}
                    sx={{
                      px: 2,
                      py: 1,
                      minHeight: 44,
                      cursor: 'pointer',
                      overflowWrap: 'anywhere',
                      '&:hover, &[aria-selected="true"]': { bgcolor: 'brand.tint', color: 'brand.text' },
                    }}
                  >
                    {pickName(lang, hit.name, hit.name_en)}
                  </Box>
                );
              })}
            </Box>
          ))}
        </Box>
      ) : null}
    </>
  );
}
