import { lazy, type ReactNode, Suspense, useState } from 'react';

const SettingsSheet = lazy(async () => ({ default: (await import('./settings-sheet.tsx')).SettingsSheet }));

/** The settings, loaded when somebody opens them. */
export const useSettingsSheet = (): { readonly open: () => void; readonly sheet: ReactNode } => {
  const [shown, setShown] = useState(false);
  return {
    open: () => setShown(true),
    sheet: shown ? (
      <Suspense>
        <SettingsSheet onClose={() => setShown(false)} />
      </Suspense>
    ) : null,
  };
};
