import { Menu } from 'lucide-react'
import { NavLink } from '@/components/links/nav-link'
import { Brand } from '@/components/ui/brand'
import { site } from '@/config/site'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/href'
import { loginLink, navigation } from '@/routes/navigation'
import { MobileMenu } from './mobile-menu'
import { NavDisclosure } from './nav-disclosure'

/** The navigation bar: links and disclosures on wide screens, the menu's button on narrow ones. */
export function SiteHeader() {
  return (
    <header className="nav">
      <div className="frame">
        <a className="brand" href={href('home')} aria-label={`${site.name}, home`}>
          <Brand name={site.name} />
        </a>
        <nav className="nav-links" aria-label="Main">
          {navigation.map((item) =>
            item.kind === 'menu' ? (
              <NavDisclosure key={item.label} label={item.label} links={item.links} />
            ) : (
              <NavLink key={item.link.name} className="nav-a" href={item.link.href}>
                {item.link.label}
              </NavLink>
            ),
          )}
        </nav>
        <div className="nav-end">
          <NavLink className="nav-a" href={loginLink.href}>
            {loginLink.label}
          </NavLink>
          <RequestAccessButton className="btn btn-sm" />
        </div>
        <button
          className="nav-burger"
          type="button"
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: 'site-menu' }}
        >
          <span>Menu</span>
          <Menu className="ico" aria-hidden="true" />
        </button>
      </div>
      <MobileMenu />
    </header>
  )
}
