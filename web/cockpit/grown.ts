/**
 * Walls of screens are wide and far away: what stands on them grows with the window, the frame of the site does not.
 * @param scale on an ordinary screen
 */
export const grown = (scale: number) => ({
  zoom: { lg: scale },
  '@media (min-width: 2400px)': { zoom: scale * 1.33 },
  '@media (min-width: 3000px)': { zoom: scale * 1.67 },
  '@media (min-width: 3600px)': { zoom: scale * 2 },
});
