import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useT } from '../i18n/language.tsx';
import { IconButton } from './buttons.tsx';
import { useBack } from './use-back.ts';
import './sheet.css';

/** A paper that is laid over the table: from the bottom edge on a phone, in the middle on a desk. */
export const Sheet = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const t = useT();
  useBack(onClose);
  return (
    <ModalOverlay className="sheet-scrim" isOpen isDismissable onOpenChange={open => !open && onClose()}>
      <Modal className="sheet-box">
        <Dialog className="sheet-paper">
          <header className="sheet-head">
            <Heading slot="title">{title}</Heading>
            <IconButton icon="close" label={t('nav.close')} onClick={onClose} />
          </header>
          <div className="sheet-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
