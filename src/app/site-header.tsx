import { Menu } from 'lucide-react'
import { useContext, useState } from 'react'
import { DialogButton } from '@/components/dialog/dialog'
import { BrandLink } from '@/components/links/brand'
import { NavLink } from '@/components/links/nav-link'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { VisitContext } from '@/lib/store'
import { loginLink, type NavigationLink, navigation } from '@/routes/navigation'
import { MobileMenu } from './mobile-menu'
import { NavDisclosure } from './nav-disclosure'

/** The navigation bar: links and disclosures on wide screens, the menu's button on narrow ones. */
export function SiteHeader() {
  const { location: visited } = useContext(VisitContext)
  /** The open group, and the visit that it is open for. */
  const [opened, setOpened] = useState<{ readonly label: string; readonly at: typeof visited }>()
  return (
    <header className="nav">
      <div className="frame">
        <BrandLink />
        <nav className="nav-wide gap-1" aria-label="Main">
          {navigation.map((item) =>
            'links' in item ? (
              <NavDisclosure
                key={item.label}
                {...item}
                open={opened?.label === item.label && opened.at === visited}
                setOpen={(open) => setOpened(open ? { label: item.label, at: visited } : undefined)}
              />
            ) : (
              <BarLink key={item.label} link={item} />
            ),
          )}
        </nav>
        <div className="nav-wide ml-auto gap-4">
          <BarLink link={loginLink} />
          <RequestAccessButton className="btn btn-sm" />
        </div>
        <DialogButton dialog="site-menu" className="nav-burger">
          <span>Menu</span>
          <Menu className="ico" aria-hidden="true" />
        </DialogButton>
      </div>
      <MobileMenu />
    </header>
  )
}

function BarLink({ link }: { readonly link: NavigationLink }) {
  return (
    <NavLink className="nav-a" href={link.href}>
      {link.label}
      {link.soon && <small>Soon</small>}
    </NavLink>
  )
}
