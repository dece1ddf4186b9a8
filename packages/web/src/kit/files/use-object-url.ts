import { useEffect, useState } from 'react';

/** An address of bytes that the page holds, for as long as it shows them; '' before. */
export function useObjectUrl(bytes: Blob | undefined): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!bytes) return;
    const objectUrl = URL.createObjectURL(bytes);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [bytes]);
  return address;
}
