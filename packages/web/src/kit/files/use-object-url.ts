import { useEffect, useState } from 'react';

/** An address of bytes that the page holds, for as long as it shows them; '' before. */
export function useObjectUrl(bytes: Blob | undefined): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
